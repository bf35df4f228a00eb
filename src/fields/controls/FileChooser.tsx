import type { ReactNode, RefObject } from 'react';

interface FileChooserProps {
  /** Clicked by whatever offers the choice. */
  readonly chooser: RefObject<HTMLInputElement | null>;
  readonly name?: string;
  /** Without dots. */
  readonly extensions: readonly string[];
  /** The same file may be chosen again after it was refused. */
  readonly onChosen: (file: File | undefined) => void;
}

/** The browser's own choice of a file, out of sight. */
export function FileChooser({ chooser, name, extensions, onChosen }: FileChooserProps): ReactNode {
  return (
    <input
      ref={chooser}
      type="file"
      hidden
      tabIndex={-1}
      aria-hidden="true"
      name={name}
      accept={extensions.map((extension) => `.${extension}`).join(',')}
      onChange={(event) => {
        onChosen(event.target.files?.[0]);
        event.target.value = '';
      }}
    />
  );
}
