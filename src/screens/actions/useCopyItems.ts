import { useTranslate } from 'ra-core';
import { useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Resource } from '../../schemas';
import type { MenuItem } from '../../ui';
import { useCopy } from '../../fields/cells/useCopy';

interface CopyItemsParams {
  readonly resource: Resource;
  readonly record: LecternRecord;
  /** Called before something is copied. */
  readonly onClose?: () => void;
}

/** Entries of a menu that take parts of a record elsewhere: codes and addresses, and its id, which support asks for. */
export function useCopyItems({ resource, record, onClose }: CopyItemsParams): readonly MenuItem[] {
  const translate = useTranslate();
  const texts = useTexts(resource.name);
  const copy = useCopy();
  const one = ({ key, name, text }: { key: string; name: string; text: string }): MenuItem => ({
    key: `copy ${key}`,
    label: translate('lectern.fields.copyOf', { name }),
    icon: 'copy',
    onSelect: () => {
      onClose?.();
      void copy(text);
    },
  });
  const fields = Object.values(resource.fields).flatMap((field) => {
    const value = record[field.name] as unknown;
    return field.copy && typeof value === 'string' && value !== '' ? [one({ key: field.name, name: texts.field(field.name), text: value })] : [];
  });
  return [...fields, ...(record.id === '' ? [] : [one({ key: 'id', name: translate('lectern.common.fields.id'), text: record.id })])];
}
