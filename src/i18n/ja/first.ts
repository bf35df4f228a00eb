import type { first as English } from '../en/first';
import { titlesIn } from '../rooms';
import type { Translated } from '../translated';
import * as answers from './answers';
import * as data from './data';
import * as fieldWords from './fields';
import { fixed } from './fixed';
import * as list from './list';
import { moduleNames } from './moduleNames';
import * as routes from './routes';
import * as shell from './shell';

/** React-admin's own words that may be wanted before any part has come later. */
const ra = {
  action: { undo: '元に戻す' },
  auth: { auth_check_error: '続けるにはログインしてください', user_menu: 'プロフィール' },
  message: { select_all_limit_reached: '件数が多すぎるため、すべては選択できません。最初の%{max}件のみ選択しました。' },
  notification: {
    http_error: 'サーバーとの通信エラー',
    i18n_error: '指定した言語の翻訳を読み込めませんでした',
    logged_out: 'セッションが終了しました。もう一度ログインしてください。',
    not_authorized: 'このリソースにアクセスする権限がありません。',
  },
  page: { list: '%{name}' },
};

/** The Japanese words of the frame and of lists, which come with the first screen. */
export const first = {
  ra,
  lectern: { ...shell, ...routes, routes: { ...routes.routes, ...titlesIn('ja') }, ...answers, ...data, ...list, ...fieldWords },
  fixed,
  resources: moduleNames,
} satisfies Translated<typeof English>;
