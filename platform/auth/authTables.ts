/**
 * Wrong passwords are counted by name and address, and by name alone; where somebody has signed in before is known, and
 * counts for itself. Requests for codes are counted the same way.
 */
export const countedByAddressSql = `
alter table core.sign_in_failure add column whose bytea;
create index sign_in_failure_whose on core.sign_in_failure (whose);
create index sign_in_failure_age on core.sign_in_failure (last_at);
alter table core.otp add column network_hash bytea;
create index otp_asked on core.otp (created_at);
create table core.known_address (
  user_id uuid not null,
  network_hash bytea not null,
  last_at timestamptz not null,
  primary key (user_id, network_hash)
);
alter table core.known_address enable row level security;
alter table core.known_address force row level security;
revoke all on core.known_address from public;
create policy all_rows on core.known_address to lectern_all using (true) with check (true);
grant select, insert, update, delete on core.known_address to lectern_all;`;

/** A token that was renewed is known for a while, so that its coming back is noticed. */
export const renewedSessionSql = `
alter table core.session add column renewed_at timestamptz;`;
