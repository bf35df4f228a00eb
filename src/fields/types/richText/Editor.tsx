import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import type { Editor as TiptapEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Icon } from '../../../ui';
import type { InputProps } from '../../values/inputTypes';
import { mostTyped } from '../../controls/longText';
import { beginningOf } from './beginningOf';
import styles from './editor.module.css';
import { linesOfTables } from './linesOfTables';
import { keepSelected } from './keepSelected';
import { LinkDialog } from './LinkDialog';
import { pastedLooks } from './pastedLooks';
import { Picture } from './picture';
import { PictureTool } from './PictureTool';
import { usePictures } from './usePictures';
import { withoutPictures } from './withoutPictures';

/** Rich text as HTML: paragraphs, two headings, bold, italic, lists, quotes, links, and pictures where the field takes them. */
export default function Editor(props: InputProps): ReactNode {
  const { field, id, labelId, value, onChange, onBlur, isInvalid, isRequired, describedBy } = props;
  const html = typeof value === 'string' ? value : '';
  const sent = useRef(html);
  const handlers = useRef({ onChange, onBlur, onCut: props.onCut });
  handlers.current = { onChange, onBlur, onCut: props.onCut };
  const pictures = usePictures(props);
  const place = useRef<(file: File | undefined) => void>(() => undefined);
  const isShort = field.maxLength <= SHORT;

  const takeBeginning = ({ view, event, given }: { view: TiptapEditor['view']; event: Event; given: DataTransfer | null }): boolean => {
    const beginning = beginningOf({ given, most: mostTyped(field) });
    if (beginning === null) return false;
    event.preventDefault();
    view.pasteText(beginning);
    handlers.current.onCut?.('text');
    return true;
  };

  /** A file alone, as a picture of the screen is: put into the text where that takes pictures. A browser would open one that is dropped in place of the page. */
  const takesFiles = ({ event, given }: { event: Event; given: DataTransfer | null }): boolean => {
    if (!given || given.types.some((type) => type.startsWith('text/')) || given.files.length === 0) return false;
    event.preventDefault();
    if (pictures.take) place.current(given.files[0]);
    else handlers.current.onCut?.('pictures');
    return true;
  };

  const editor = useEditor({
    extensions: EXTENSIONS,
    content: linesOfTables(html),
    injectCSS: false,
    editorProps: {
      handleDOMEvents: { blur: keepSelected },
      transformPastedHTML: (pasted) => {
        const { html: words, isLess } = withoutPictures(pastedLooks(pasted));
        if (isLess) handlers.current.onCut?.('pictures');
        return linesOfTables(words);
      },
      // Too long with its looks: its beginning alone, as plain text.
      handlePaste: (view, event) => takeBeginning({ view, event, given: event.clipboardData }) || takesFiles({ event, given: event.clipboardData }),
      handleDrop: (view, event) => takeBeginning({ view, event, given: event.dataTransfer }) || takesFiles({ event, given: event.dataTransfer }),
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
        ...(isRequired ? { 'aria-required': 'true' } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => {
      sent.current = changed.isEmpty ? '' : changed.getHTML();
      handlers.current.onChange(sent.current === '' ? null : sent.current);
    },
    onBlur: () => handlers.current.onBlur(),
  });

  useEffect(() => {
    if (!editor || html === sent.current) return;
    sent.current = html;
    editor.commands.setContent(linesOfTables(html), { emitUpdate: false });
  }, [editor, html]);

  // Another call of the editor's handlers finds the one of this time.
  place.current = (file) => void (file && pictures.take?.(file).then((src) => src && !editor?.isDestroyed && editor?.chain().focus().insertContent({ type: 'picture', attrs: { src } }).run()));

  if (!editor) return null;
  const { translate } = props.context;
  return (
    <div className={styles.frame} data-short={isShort ? '' : undefined} data-invalid={isInvalid || pictures.refusal ? '' : undefined}>
      <Toolbar editor={editor} isShort={isShort} translate={translate}>{pictures.take && <PictureTool pictures={pictures} onChosen={place.current} translate={translate} />}</Toolbar>
      <EditorContent editor={editor} />
    </div>
  );
}

/** Characters up to which a text is a line or two, and is written in a box of that size. */
const SHORT = 2_000;

const EXTENSIONS = [Picture, Subscript, Superscript, StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false } })];

interface Tool {
  readonly key: string;
  readonly sign: string;
  readonly isOn: (editor: TiptapEditor) => boolean;
  readonly run: (editor: TiptapEditor) => void;
  /** Of a text of several paragraphs. */
  readonly isOfLong?: true;
}

const TOOLS: readonly Tool[] = [
  { key: 'bold', sign: 'B', isOn: (editor) => editor.isActive('bold'), run: (editor) => editor.chain().focus().toggleBold().run() },
  { key: 'italic', sign: 'I', isOn: (editor) => editor.isActive('italic'), run: (editor) => editor.chain().focus().toggleItalic().run() },
  { key: 'underline', sign: 'U', isOn: (editor) => editor.isActive('underline'), run: (editor) => editor.chain().focus().toggleUnderline().run() },
  { key: 'superscript', sign: 'x²', isOn: (editor) => editor.isActive('superscript'), run: (editor) => editor.chain().focus().unsetSubscript().toggleSuperscript().run() },
  { key: 'subscript', sign: 'x₂', isOn: (editor) => editor.isActive('subscript'), run: (editor) => editor.chain().focus().unsetSuperscript().toggleSubscript().run() },
  { key: 'heading', sign: 'H2', isOn: (editor) => editor.isActive('heading', { level: 2 }), run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(), isOfLong: true },
  { key: 'subheading', sign: 'H3', isOn: (editor) => editor.isActive('heading', { level: 3 }), run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(), isOfLong: true },
  { key: 'bullets', sign: '•', isOn: (editor) => editor.isActive('bulletList'), run: (editor) => editor.chain().focus().toggleBulletList().run(), isOfLong: true },
  { key: 'numbers', sign: '1.', isOn: (editor) => editor.isActive('orderedList'), run: (editor) => editor.chain().focus().toggleOrderedList().run(), isOfLong: true },
  { key: 'quote', sign: '❝', isOn: (editor) => editor.isActive('blockquote'), run: (editor) => editor.chain().focus().toggleBlockquote().run(), isOfLong: true },
];

function Toolbar({ editor, isShort, translate, children }: { editor: TiptapEditor; isShort: boolean; translate: InputProps['context']['translate']; children: ReactNode }): ReactNode {
  const tools = isShort ? TOOLS.filter(({ isOfLong }) => !isOfLong) : TOOLS;
  const on = useEditorState({ editor, selector: ({ editor: now }) => tools.map((tool) => tool.isOn(now)) });
  return (
    <div role="toolbar" aria-label={translate('lectern.fields.format.toolbar')} className={styles.toolbar}>
      {tools.map((tool, index) => {
        const name = translate(`lectern.fields.format.${tool.key}`);
        return (
          <button key={tool.key} type="button" className={styles.tool} aria-label={name} title={name} aria-pressed={on[index] ?? false} onClick={() => tool.run(editor)}>
            {tool.sign}
          </button>
        );
      })}
      <LinkTool editor={editor} translate={translate} />
      {children}
    </div>
  );
}

/** Sets, changes and removes the link of what is selected, or puts in one of its own words. */
function LinkTool({ editor, translate }: { editor: TiptapEditor; translate: InputProps['context']['translate'] }): ReactNode {
  const isOn = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') });
  const [isOpen, setOpen] = useState(false);
  const name = translate('lectern.fields.format.link');
  const close = (): void => {
    setOpen(false);
    // The dialog gives the focus back to the button; the text is where one goes on.
    requestAnimationFrame(() => editor.commands.focus());
  };
  const set = ({ address, text }: { address: string; text: string }): void => {
    const mark = { type: 'link', attrs: { href: address } };
    if (editor.isActive('link') || !editor.state.selection.empty) editor.chain().extendMarkRange('link').setLink({ href: address }).run();
    else editor.chain().insertContent([{ type: 'text', text, marks: [mark] }, { type: 'text', text: ' ' }]).run();
    close();
  };
  const remove = (): void => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  };
  return (
    <>
      <button type="button" className={styles.tool} aria-label={name} title={name} aria-pressed={isOn} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="link" size={16} />
      </button>
      {isOpen && (
        <LinkDialog
          address={isOn ? String(editor.getAttributes('link')['href'] ?? '') : ''}
          asksText={!isOn && editor.state.selection.empty}
          translate={translate}
          onSet={set}
          onRemove={remove}
          onClose={close}
        />
      )}
    </>
  );
}
