import { secured, type TableStep } from '../../kernel/db/ownTables';

/** What anybody has said on the public page. No address of the sender is kept but the one given. */
const publicFeedbackSql = `
create table core.public_feedback (
  id uuid primary key,
  message text not null,
  rating int check (rating between 1 and 5),
  name text,
  email text,
  created_at timestamptz not null default now()
);
create index public_feedback_created on core.public_feedback (created_at desc);
${secured('public_feedback', 'select, insert')}
`;

export const steps: readonly TableStep[] = [{ name: '006_public_feedback', sql: publicFeedbackSql }];
