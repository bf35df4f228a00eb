import type * as English from '../en/called';
import type { Translated } from '../translated';

export const called: Translated<typeof English.called> = {
  also: {
    test: '試験, 考査, クイズ, 小テスト, 模試',
    testQuestion: '問題集, 設問, 出題, テストの問題',
    testSection: 'テストの区分',
    forumResponse: '投稿への回答',
    student: '生徒, 学生, 受講者',
    faculty: '先生, 教師, 教員',
    liveClass: 'オンライン授業, 授業, ライブ授業',
    liveClassAttendance: '出欠, 出席, 点呼, 欠席',
    batch: 'クラス, 組',
    coupon: '割引, 割引券, プロモーションコード',
    membership: 'プラン, 料金プラン',
    course: '講座, カリキュラム',
    section: 'チャプター, 単元',
    subscription: '受講登録, 申し込み',
    timetable: '時間割, スケジュール',
    licence: 'ライセンス契約, 利用ライセンス',
    doubt: '疑問, 質問',
    lead: '見込み客, 問い合わせ',
    banner: 'スライダー, カルーセル',
    invoice: '領収書, 請求',
    branch: '校舎, 支店',
    testReport: '試験結果, 成績, 点数',
    salesReport: '販売, 売り上げ, 売上高',
    transactionHistory: '支払い, 支払い履歴, 支払いを記録する, 受講料, 料金, 返金',
    offlineRevenue: '現金, 現金の支払い, 現金の支払いを記録する, 小切手, 対面の受講料',
    revenue: '収入, 入金, オンラインの支払い',
    preSalesReport: '未払いの注文, 未払い, カート放棄',
    courseSale: 'コースの売上',
    institutePayment: '教育機関の支払い',
    admission: '入学, 新しい受講',
  },
};

/** The page of maintenance, opened while the platform answers. */
export const there: Translated<typeof English.there> = { title: 'プラットフォームは稼働しています', text: '現在メンテナンスは行われていません。通常どおりご利用いただけます。' };
