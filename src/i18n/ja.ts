import type { MessageTree } from './mergeMessages';

/** Japanese: the words that all modules share. The rest is said in English until it is translated. */
export const ja: MessageTree = {
  ra: {
    action: {
      add: '追加', back: '戻る', cancel: 'キャンセル', clone: '複製', confirm: '確認', create: '新規作成', delete: '削除', edit: '編集',
      export: 'エクスポート', list: '一覧', refresh: '更新', remove: '取り除く', save: '保存', search: '検索', show: '表示', undo: '元に戻す', close: '閉じる',
    },
    boolean: { true: 'はい', false: 'いいえ', null: ' ' },
    auth: { sign_in: 'ログイン', logout: 'ログアウト', password: 'パスワード', username: 'ユーザー名' },
  },
  lectern: {
    common: {
      fields: {
        instituteId: '機関', createdAt: '作成日時', updatedAt: '更新日時', version: '版', name: '名前', title: '題名',
        description: '説明', status: '状態', emailId: 'メール', phoneNumber: '電話', imageURL: '画像', tags: 'タグ',
        order: '順序', city: '都市', code: 'コード', language: '言語', isActive: '有効', reason: '理由',
      },
      choices: {
        active: '有効', inactive: '無効', expired: '期限切れ', awaiting: '承認待ち', suspended: '停止中', draft: '下書き',
        published: '公開中', retired: '公開終了', open: '営業中', closed: '閉鎖', monthly: '月払い', yearly: '年払い',
        monday: '月曜日', tuesday: '火曜日', wednesday: '水曜日', thursday: '木曜日', friday: '金曜日', saturday: '土曜日', sunday: '日曜日',
      },
      actions: {
        activate: '有効にする', deactivate: '無効にする', approve: '承認する', suspend: '停止する', publish: '公開する',
        retire: '公開を終える', close: '閉鎖する', reopen: '再開する',
      },
    },
  },
};
