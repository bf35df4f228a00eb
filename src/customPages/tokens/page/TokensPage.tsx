import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useActor, useDeclarations, useSelectedInstitute } from '../../../dataProvider';
import { holdsRight, isAcrossInstitutes, listPath } from '../../../schemas';
import { Icon } from '../../../ui';
import { InstituteTokens } from './InstituteTokens';
import styles from './tokens.module.css';

/** AI tokens: of one's institute, or of the one chosen in the header; for whoever has none, the ways to rates and books. */
export default function TokensPage(): ReactNode {
  const actor = useActor();
  const { institute } = useSelectedInstitute();
  if (!actor) return null;
  const instituteId = (isAcrossInstitutes(actor) ? institute?.id : null) ?? actor.instituteId;
  return instituteId === null ? <OperatorTokens /> : <InstituteTokens key={instituteId} instituteId={instituteId} />;
}

const LISTS = [{ resource: 'aiTokenRate', words: 'rates' }, { resource: 'aiTokenPurchaseReport', words: 'purchases' }, { resource: 'aiTokenTransactionReport', words: 'transactions' }] as const;

function OperatorTokens(): ReactNode {
  const translate = useTranslate();
  const actor = useActor();
  const loader = useDeclarations();
  return (
    <div className={styles.tokens}>
      <header>
        <h1>{translate('lectern.routes.tokens')}</h1>
        <p className={styles.note}>{translate('lectern.tokens.operator.text')}</p>
      </header>
      <ul className={styles.ways}>
        {LISTS.flatMap(({ resource, words }) => {
          const found = loader.get(resource);
          if (!found || !actor || !holdsRight(actor, found, 'read')) return [];
          return [
            <li key={resource}>
              <Link to={listPath({ resource: found })} className={styles.way}>
                <span>{translate(`lectern.tokens.operator.${words}`)}</span>
                <Icon name="chevronRight" size={16} />
              </Link>
            </li>,
          ];
        })}
        {actor?.role === 'super_admin' && (
          <li>
            <Link to="/ledger" className={styles.way}>
              <span>{translate('lectern.routes.books')}</span>
              <Icon name="chevronRight" size={16} />
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
