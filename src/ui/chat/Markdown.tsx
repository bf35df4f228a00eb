import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import ReactMarkdown from 'react-markdown';
import type { Components } from 'react-markdown';
import cjkFriendly from 'remark-cjk-friendly';
import styles from './ChatPanel.module.css';

interface MarkdownProps {
  readonly text: string;
  /** Leads to an address of the product. Left out: the browser goes there. */
  readonly onLink: ((address: string) => void) | undefined;
}

/**
 * An answer as it is written. Markup of its own is text; pictures are not fetched; what leads anywhere but to the product
 * itself is text, too, whoever wrote it.
 */
export function Markdown({ text, onLink }: MarkdownProps): ReactNode {
  const components: Components = {
    a: ({ href, children }) => {
      const address = ownAddress(href);
      if (address === null) return <span>{children}</span>;
      const onClick = (event: MouseEvent): void => {
        if (!onLink || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onLink(address);
      };
      return (
        <a href={address} onClick={onClick}>
          {children}
        </a>
      );
    },
    img: ({ alt }) => <span>{alt}</span>,
    ...HEADINGS,
  };
  return (
    <div className={styles.markdown}>
      <ReactMarkdown components={components} remarkPlugins={PLUGINS}>{text}</ReactMarkdown>
    </div>
  );
}

/** Where words are not parted by spaces, what is bold need not be either: `売上は**₹1,200**です`. */
const PLUGINS = [cjkFriendly];

/** A heading inside an answer is none of the page. */
function Heading({ children }: ComponentProps<'h1'>): ReactNode {
  return (
    <p>
      <strong>{children}</strong>
    </p>
  );
}

const HEADINGS = { h1: Heading, h2: Heading, h3: Heading, h4: Heading, h5: Heading, h6: Heading } satisfies Components;

/** An address of this host, as a path; null for any other. */
export function ownAddress(href: string | undefined): string | null {
  if (href === undefined || !/^\/(?![/\\])/.test(href)) return null;
  try {
    const url = new URL(href, window.location.origin);
    return url.origin === window.location.origin ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}
