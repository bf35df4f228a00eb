import type * as english from '../../en/modules/banner';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'バナー',
  newOne: 'バナーを新規作成',
  fields: {
    imageURL: '画像',
    linkType: 'リンク先',
    courseId: 'コース',
    webinarId: 'ウェビナー',
    linkUrl: 'リンクのURL',
    languageId: '言語',
    audience: '表示対象',
    backgroundColour: '背景色',
    startsOn: '表示開始日',
    endsOn: '表示終了日',
  },
  choices: {
    linkType: { none: 'なし', course: 'コース', webinar: 'ウェビナー', url: 'リンク' },
    audience: { web: 'ウェブ', android: 'Android', ios: 'iOS' },
  },
  attention: {
    ending: '7日以内に終了する公開中のバナーが%{smart_count}件あります',
    ended: '終了日を過ぎても公開中のバナーが%{smart_count}件あります',
  },
};

export const later: Translated<typeof english.later> = {
  hints: { imageURL: '1 MB以下のJPGまたはPNG。1,600 × 600ピクセルが最適です。' },
  cautions: {
    noCourse: 'どのコースか決まっていません。受講者に見せるコースを選んでください。全機関に表示される運営者のバナーだけは、特定の機関のコースに進みません。',
    noWebinar: 'どのウェビナーか決まっていません。受講者に見せるウェビナーを選んでください。全機関に表示される運営者のバナーだけは、特定の機関のウェビナーに進みません。',
  },
  warnings: {
    courseId: 'このコースは無効で、サイトでは提供されていません。バナーを開いた受講者は購入できません。',
    webinarId: 'このウェビナーは公開されていません。バナーを開いた受講者には表示されません。',
  },
  share: { title: '%{title}', linkUrl: '%{linkUrl}', startsOn: '開始日：%{startsOn}', endsOn: '終了日：%{endsOn}' },
  meanings: {
    status: {
      draft: '準備中です。管理画面だけに表示されます。',
      published: '設定した期間中、受講者に表示されます。',
      retired: '表示を終え、保管されています。',
    },
  },
  effects: {
    publish: '設定した期間中、バナーを受講者に表示します。',
    retire: '受講者への表示を終えます。後で再び公開できます。',
  },
};
