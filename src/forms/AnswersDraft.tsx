import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { Actor, Field, PlaceValues } from '../schemas';
import { holdPage } from '../ui/leaving';
import { askedOf, draftOwner } from './drafts';
import { OfferedDraft } from './OfferedDraft';
import { useDraft } from './useDraft';

interface AnswersDraftProps {
  readonly resource: string;
  readonly recordId: string | undefined;
  /** What is asked, by name. */
  readonly asked: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly actor: Actor;
  readonly locale: string;
  /** Told how what is kept is forgotten, once the answers are given or given up. */
  readonly onDrop: (drop: () => void) => void;
}

/** Keeps the answers that are being typed into a dialog as a form keeps what is typed into it, and holds the page for them; stands inside their form. */
export function AnswersDraft({ resource, recordId, asked, fields, actor, locale, onDrop }: AnswersDraftProps): ReactNode {
  const draft = useDraft({ ...askedOf({ resource, recordId, asked }), fields, owner: draftOwner(actor), begun: NOTHING });
  const { drop } = draft;
  useEffect(() => onDrop(drop), [drop, onDrop]);
  const { isDirty } = useFormState();
  const isAnswered = useRef(false);
  isAnswered.current = isDirty;
  useEffect(() => holdPage({ isHeld: () => isAnswered.current }), []);
  return <OfferedDraft draft={draft} locale={locale} />;
}

const NOTHING: PlaceValues = {};
