import type * as English from '../en/answers';
import type { Translated } from '../translated';

/** What the platform answers, by its code, where no other text says it already (`docs/errors.md`). */
export const answer: Translated<typeof English.answer> = {
  badJson: '控制台发送的内容无法读取。',
  badField: '平台无法识别所发送的某个字段，请重新加载页面。',
  badFilter: '列表无法这样筛选。请清除筛选条件后重新设置。',
  badSort: '列表无法这样排序，请选择其他列。',
  noRoute: '平台没有此功能。',
  wrongCredentials: '没有与该账号和密码匹配的账号。',
  inProgress: '相同的请求仍在处理中，请稍候。',
  notConfigured: '此平台尚未设置该功能，请联系平台管理方。',
  keyUsed: '已用其他内容发送过。请重新加载页面后重试。',
  inUse: '其他记录正在使用此记录，因此无法删除。',
  wrongState: '当前状态为“%{state}”，无法执行“%{action}”。',
  locked: '密码错误次数过多。请在 %{smart_count} 分钟后重试，或重置密码。',
  wrongOtp: '验证码错误或已过期。',
  unavailable: '平台暂时不可用，请重试。',
};

/** What it answers, by its reason. */
export const reason: Translated<typeof English.reason> = {
  demoPasswordChanged: '有人更改了此演示账号的密码。请在下方使用新密码登录，或选择“忘记密码？”：设置新密码的验证码在发件箱中。',
  demoAccountGone: '有人删除了此演示账号或更改了其电子邮件地址。请使用其他账号，或以新的数据文件夹启动平台。',
  notActing: '您当前未代表任何机构操作。',
  stopActingFirst: '您正在代表机构操作。请先停止代操作：您自己的账号须以本人身份更改。',
  noSession: '该会话不存在。',
  closesOwnAccount: '您不能停用自己的账号。',
  higherRole: '您无权更改此角色的人员。',
  seesEveryInstitute: '您无权更改可查看所有机构的人员。',
  moreRights: '此人拥有您的全部权限以及更多权限。请联系拥有这些权限的人员。',
  lastSuperAdmin: '这是最后一位超级管理员，必须至少保留一位。',
  domainNotVerified: '请先验证该域名，再将其设为主域名。',
  paymentsNotSetUp: '此平台尚未设置在线支付，请联系平台管理方。',
  isReferredTo: '其他记录引用了此记录。',
  restoreTaken: '“%{value}”已被其他记录使用。请修改那条记录，或换一个值再恢复。',
  restoreNeeds: '它所属的记录也已被删除。请先恢复那条记录。',
  noFile: '该文件不存在。',
  noUploadKind: '无法上传此类文件。',
  uploadExpired: '上传等待过久，请重新发送文件。',
  uploadForged: '此次上传无效，请重新发送文件。',
  uploadUsed: '该文件已发送过，请重新选择。',
  fileTooLarge: '文件过大：此处最多接受 %{most} 字节。',
  fileEmpty: '文件为空。此处应为：%{allowed}。',
  fileContent: '文件内容实为 %{found}，与文件名不符。此处应为：%{allowed}。',
  fileContentUnknown: '无法识别文件内容的类型。此处应为：%{allowed}。',
  fileExtension: '此处不接受“.%{found}”类型的文件。允许的类型：%{allowed}。',
  fileWithoutExtension: '此处不接受没有扩展名的文件。允许的类型：%{allowed}。',
  fileAnnounced: '此处不接受“%{found}”类型的文件。允许的类型：%{allowed}。',
};
