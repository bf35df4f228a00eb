import type { Language } from '../../../../platform/kernel/language';

/** What operators ask, by language, each with the page that answers it. */
export const ANSWERED: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ['How do I invite somebody?', 'user'], ['How do I enrol Priya in Algebra?', 'subscription'], ['Where do I cancel a live class?', 'liveClass'], ['How do I stop a coupon?', 'coupon'], ['How can I hide a comment?', 'comment'],
    ['How do I move Ravi Kumar to another batch?', 'batchMember'], ['How do I restore a deleted record?', 'deleted'], ['How do I import questions from a file?', 'testQuestion'], ['Can I export a list to a spreadsheet?', 'lists'], ['How do I refund a payment of asha@example.com?', 'transactionHistory'],
    ['I forgot my password', 'signIn'], ['How do I reset my password?', 'signIn'], ['How do I invite a colleague?', 'user'], ['How do I undo a bulk change?', 'lists'], ['How do I add a learner?', 'student'], ['How do I publish my website?', 'webBuilder'], ['How do I change the password?', 'profile'], ['Where do I buy AI tokens?', 'tokens'], ['How do I connect Zoom?', 'help-zoom'],
    ['How do I suspend the institute “Vidya Sagar Academy”?', 'institution'], ['Why is there no invoice?', 'invoice'], ['How do I set up a domain?', 'settings'], ['How do I give rights to somebody?', 'user'],
  ],
  fr: [
    ['Comment inviter quelqu’un ?', 'user'], ['Comment inscrire Priya au cours d’Algèbre ?', 'subscription'], ['Comment annuler un cours en direct ?', 'liveClass'], ['Comment arrêter un coupon ?', 'coupon'], ['Comment masquer un commentaire ?', 'comment'],
    ['Comment changer Ravi Kumar de groupe ?', 'batchMember'], ['Comment restaurer un élément supprimé ?', 'deleted'], ['Comment rembourser asha@example.com ?', 'transactionHistory'], ['Comment ajouter un apprenant ?', 'student'], ['Comment publier le site ?', 'webBuilder'],
    ['J’ai oublié mon mot de passe', 'signIn'], ['Où acheter des jetons IA ?', 'tokens'], ['Comment changer mon mot de passe ?', 'profile'], ['Pourquoi n’y a-t-il pas de facture ?', 'invoice'], ['Comment suspendre l’établissement « Vidya Sagar Academy » ?', 'institution'], ['Comment connecter Zoom ?', 'help-zoom'],
  ],
  ja: [
    ['ユーザーを招待する方法は？', 'user'], ['Priyaさんをコースに受講登録するには？', 'subscription'], ['ライブ授業を中止するには？', 'liveClass'], ['クーポンを停止するには？', 'coupon'], ['コメントを非表示にするには？', 'comment'],
    ['山田さんを別のクラスに移すには？', 'batchMember'], ['削除した記録を復元する方法は？', 'deleted'], ['支払いを返金するには？', 'transactionHistory'], ['受講者を追加するには？', 'student'], ['サイトを公開するには？', 'webBuilder'],
    ['パスワードを忘れました', 'signIn'], ['AIトークンを購入するには？', 'tokens'], ['請求書がないのはなぜですか', 'invoice'], ['教育機関を停止するには？', 'institution'], ['独自ドメインを設定するには？', 'settings'], ['Zoomを接続するには？', 'help-zoom'],
  ],
  zh: [
    ['怎么邀请用户？', 'user'], ['怎么为张伟同学登记课程？', 'subscription'], ['怎么取消直播课？', 'liveClass'], ['怎么停用优惠券？', 'coupon'], ['怎么隐藏评论？', 'comment'],
    ['怎么把李娜同学转到另一个班级？', 'batchMember'], ['怎么恢复已删除的记录？', 'deleted'], ['怎么导出列表？', 'lists'], ['怎么添加学员？', 'student'], ['怎么发布网站？', 'webBuilder'],
    ['忘记密码怎么办？', 'signIn'], ['在哪里购买 AI 令牌？', 'tokens'], ['怎么打印发票？', 'invoiceSheet'], ['怎么暂停机构？', 'institution'], ['怎么设置自己的域名？', 'settings'], ['怎么连接 Zoom？', 'help-zoom'],
  ],
};

/** What they ask of things that the product has not, by language. */
export const UNANSWERED: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'How do I create a certificate?', 'How do I merge two learners?', 'How do I print a transcript?', 'Can I schedule a newsletter?', 'How do I add a certificate to a course?', 'How do I set up a loyalty badge?', 'How do I make a quiz leaderboard?', 'How do I track parcels?',
    'How do I assign homework?', 'How do I change the weather widget?', 'How do I create a podcast?', 'How do I issue scholarships?', 'Where do I see the library loans?', 'How do I add a parent to a learner?', 'How do I split an invoice into instalments?', 'How do I approve payroll?', 'Can learners borrow laptops?', 'How do I book a bus?',
  ],
  fr: [
    'Comment créer un certificat ?', 'Comment fusionner deux apprenants ?', 'Comment imprimer un bulletin scolaire ?', 'Comment programmer une infolettre ?', 'Comment ajouter un certificat à un cours ?', 'Comment donner un badge ?', 'Comment suivre un colis ?', 'Comment attribuer des devoirs ?',
    'Comment créer un podcast ?', 'Comment accorder une bourse ?', 'Où voir les emprunts de la bibliothèque ?', 'Comment ajouter un parent à un apprenant ?', 'Comment distribuer les bulletins de salaire ?', 'Comment réserver un autobus ?', 'Comment échelonner une facture ?', 'Comment créer un questionnaire de satisfaction ?',
  ],
  ja: [
    '証明書を作成するには？', '受講者を二人統合するには？', '成績証明書を印刷するには？', 'メルマガを予約するには？', 'コースに修了証を追加するには？', 'バッジを付与するには？', '荷物を追跡するには？', '宿題を割り当てるには？',
    'ポッドキャストを作成するには？', '奨学金を支給するには？', '図書館の貸出を見るには？', '親睦会を開催するには？', '給与を承認するには？', 'バスを予約するには？', '分割払いを設定するには？', 'アンケートを作成するには？',
  ],
  zh: [
    '怎么创建证书？', '怎么合并两个学员？', '怎么领取校服？', '怎么安排班车？', '怎么给课程添加证书？', '怎么颁发徽章？', '怎么跟踪快递？', '怎么布置作业？',
    '怎么创建播客？', '怎么发放奖学金？', '在哪里查看图书馆借阅？', '怎么添加家长？', '怎么批准工资？', '怎么预订校车？', '怎么设置分期付款？', '怎么创建问卷？',
  ],
};
