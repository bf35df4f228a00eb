import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of the ledger, in Japanese. */
export const words: Translated<typeof English> = {
  again: '計算し直す',
  loading: 'すべての残高を計算しています…',
  failed: '元帳を計算できませんでした。',
  right: 'すべての残高が仕訳と一致しています。仕訳 %{entries} 件、計算日時 %{at}。',
  wrong: '差異が %{count} 件あります。自動では修正されません。ここに示す仕訳と、データベースに触れられた人を確認してください。',
  more: 'ここに示すほかにもあります。',
  accounts: '勘定',
  account: '勘定',
  owners: '教育機関',
  entries: '仕訳',
  kept: '記録',
  computed: '計算',
  differences: '差異',
  what: { sum: '動きの合計がゼロになりません', chain: '仕訳が前の仕訳に続いていません', total: '残高が仕訳と一致しません', floor: 'ゼロを下回っています', account: '宣言されていない勘定' },
  where: '場所',
  names: { institute_tokens: '教育機関のAIトークン', operator_tokensGiven: '渡したAIトークン', operator_tokensUsed: '使われたAIトークン', gateway_money: '決済事業者にあるお金', operator_sales: '売上', tax_money: '税' },
  help: { proof: 'トークンとお金は複式簿記で記録され、誰も仕訳を変更できません。ここでは仕訳だけからすべての残高を計算し、記録と比べます。' },
};
