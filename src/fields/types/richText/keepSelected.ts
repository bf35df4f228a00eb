import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Takes over what is selected in the text as one leaves it. The browser tells of a selection a moment after it is made;
 * told after the text has lost the focus, the editor would not listen, and a tool would work where the cursor stood
 * before.
 */
export function keepSelected(view: EditorView): boolean {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = view.dom.ownerDocument.getSelection() ?? {};
  const { selection, doc } = view.state;
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode) || !(selection instanceof TextSelection)) return false;
  const anchor = view.posAtDOM(anchorNode, anchorOffset ?? 0);
  const head = view.posAtDOM(focusNode, focusOffset ?? 0);
  if (anchor === selection.anchor && head === selection.head) return false;
  view.dispatch(view.state.tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))));
  return false;
}
