import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { withWords } from '../../i18n/withWords';
import { Button, IconButton, Menu } from '../../ui';

const ExportRun = lazy(async () => ({ default: (await withWords(() => import('./ExportRun'))).ExportRun }));

export type ExportFormat = 'csv' | 'xlsx';

/** Writes what the filter matches, or the selected rows, with the chosen columns into a file. */
export function ExportMenu({ ids }: { ids?: readonly string[] }): ReactNode {
  const translate = useTranslate();
  const [format, setFormat] = useState<ExportFormat | null>(null);
  const label = translate('lectern.exports.title');
  return (
    <>
      <Menu
        label={label}
        items={[
          { key: 'csv', label: translate('lectern.exports.csv'), onSelect: () => setFormat('csv') },
          { key: 'xlsx', label: translate('lectern.exports.xlsx'), onSelect: () => setFormat('xlsx') },
        ]}
        renderTrigger={(props) =>
          ids ? (
            <Button {...props} isSmall>
              {label}
            </Button>
          ) : (
            <IconButton {...props} icon="download" label={label} />
          )
        }
      />
      {format && (
        <Suspense fallback={null}>
          <ExportRun format={format} ids={ids ?? null} onEnd={() => setFormat(null)} />
        </Suspense>
      )}
    </>
  );
}
