### 日本語。文体：です・ます。短く、親しみやすく、専門用語を使わない。名前に「さん」は付けない（「あなた」も名前として入るため）。
### 句読点は全角、数字・英字は半角で前後に空白を入れない。太字の内側を句読点やかっこで終えない。
###
### ゲームの用語：
###   hole           ホール（ホール3/9）。1回の配りから採点まで
###   game           ゲーム
###   stock          山札
###   discard pile   捨て札。一番上を取れる
###   draw, take     引く（山札から）、取る（捨て札から）
###   discard        捨てる
###   swap           交換
###   place          1番〜6番
###   cards          カード。自分の6枚は手札
###   face up/down   表のカード、裏のカード
###   turn over      めくる
###   rank           数字（「同じ数字」。J、Q、Kも含む）
###   column, pair   列（縦の2枚）、ペア
###   go out         上がる、上がり
###   turn           番（あなたの番）。数えるときは1手、2手
###   last turn      最後の1手
###   clock          持ち時間
###   seat           席
###   table          テーブル。開く、閉じる
###   host           ホスト
###   leave          抜ける
###   call people    声をかける
###   computer       CPU。強さのRookie、Club、Proはそのまま
###   autopilot      自動
###   coach          コーチ。hint：ヒント、review：振り返り、replay：リプレイ
###   leaderboard    ランキング。record：成績
###   seal, part     封印、パート

terms-language = 日本語
terms-ordinal = { $number }位
