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
  action: { undo: '撤销' },
  auth: { auth_check_error: '请登录后继续', user_menu: '个人资料' },
  message: { select_all_limit_reached: '项目过多，无法全选。仅选择了前 %{max} 项。' },
  notification: {
    http_error: '与服务器通信出错',
    i18n_error: '无法加载所选语言的翻译',
    logged_out: '会话已结束，请重新登录。',
    not_authorized: '您无权访问此资源。',
  },
  page: { list: '%{name}' },
};

/** The Chinese words of the frame and of lists, which come with the first screen. */
export const first = {
  ra,
  lectern: { ...shell, ...routes, routes: { ...routes.routes, ...titlesIn('zh') }, ...answers, ...data, ...list, ...fieldWords },
  fixed,
  resources: moduleNames,
} satisfies Translated<typeof English>;
