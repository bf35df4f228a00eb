import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useTexts } from '../../dataProvider';
import { IconButton } from '../../ui';
import { useListModel } from '../model/listModel';
import { useComesWith } from './useComesWith';

interface TakeOutProps {
  readonly name: string;
  readonly chosen: readonly string[];
  readonly cleared: readonly string[];
  /** Whether some row has no value of a field yet. */
  readonly lacks: (name: string) => boolean;
  readonly onRemove: (name: string) => void;
}

/** Takes a field out of an edit of many rows; one that another’s value asks for goes with that value alone. Stands inside the form. */
export function TakeOut({ name, chosen, cleared, lacks, onRemove }: TakeOutProps): ReactNode {
  const translate = useTranslate();
  const { resource } = useListModel();
  const texts = useTexts(resource.name);
  const { needed } = useComesWith({ chosen, cleared, lacks });
  if (needed.includes(name)) return null;
  return <IconButton icon="close" isSmall label={translate('lectern.fields.remove', { name: texts.field(name) })} onClick={() => onRemove(name)} />;
}
