import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Puck, type Data } from '@puckeditor/core';
import { useLocale, useNotify, useTranslate } from 'ra-core';
import puckStyles from '@puckeditor/core/no-external.css?inline';
import { failureDetails, lacks, useCallAction, useWriteFailureText } from '../../../dataProvider';
import { isShownPicture } from '../../../dataProvider/pictures';
import { joined } from '../../../fields/values/joined';
import { UnsavedGuard } from '../../../forms/UnsavedGuard';
import { Button } from '../../../ui';
import { FRAME_BLOCKS, MOST_PAGES, siteStyle, siteWords, type Site, type SiteData, type SiteView } from '../../../schemas/site';
import { openPreview, publishSite, takeSiteDown } from '../calls';
import { useSheetsForElements, useStyles } from './adoptStyles';
import { Canvas } from './Canvas';
import { useCanvas } from './editorCanvas';
import editorStyles from './editor.css?inline';
import { HistoryDialog } from './HistoryDialog';
import { makeConfig, type CanvasMeta } from './puckConfig';
import { SeoDialog } from './SeoDialog';
import { SidePanel } from './SidePanel';
import { BlockKinds, BlockOrder } from './PartList';
import { PublishCheck } from './PublishCheck';
import { newId, pageData, withPage, ZONE } from './siteData';
import { SiteStaleDialog } from './SiteStaleDialog';
import { TakeDownDialog } from './TakeDownDialog';
import { TopBar, type Device } from './TopBar';
import { useSiteDraft, type SiteState } from './useSiteDraft';
import { samplesIn, untouchedBlocks, type Untouched } from './untouched';
import { unfitPaths, useUnfit } from './useUnfit';
import { useEditors } from './useEditors';

interface SiteEditorProps {
  readonly begun: SiteState;
  readonly shown: { readonly data: SiteData; readonly brandColour: string | null; readonly host: string | null; readonly path: string };
  readonly whose: { readonly instituteId?: string };
}

const NO_FRAME = { enabled: false };

/** Puts a site together: blocks at the left, the page in the middle, the fields of what is chosen at the right. */
export function SiteEditor({ begun, shown, whose }: SiteEditorProps): ReactNode {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const notify = useNotify();
  const failureText = useWriteFailureText('act');
  const draft = useSiteDraft({ begun, instituteId: whose.instituteId ?? null });
  const editors = useEditors(whose);
  const publish = useCallAction(publishSite);
  const unpublish = useCallAction(takeSiteDown);
  const ticket = useCallAction(openPreview);
  const { site, change } = draft;
  const unfit = useUnfit();
  const unfitAt = unfitPaths({ parts: unfit.parts, site });
  const [pageId, setPageId] = useState(site.pages[0]!.id);
  const [round, setRound] = useState(0);
  const [device, setDevice] = useState<Device>('desktop');
  const [open, setOpen] = useState<'history' | 'seo' | 'down' | null>(null);
  /** What waits for one's own words, or leads nowhere, while that is asked about. */
  const [left, setLeft] = useState<readonly Untouched[]>([]);
  const [wanted, setWanted] = useState<string | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const now = useRef({ site });
  now.current = { site };
  const page = site.pages.find((one) => one.id === pageId) ?? site.pages[0]!;
  const openPage = (id: string): void => {
    // The canvas of a page goes with what is still being typed in it, which counts once the field is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setPageId(id);
  };

  useStyles(puckStyles);
  useStyles(editorStyles);
  const isReady = useSheetsForElements();
  useStyles(useMemo(() => siteStyle({ theme: site.theme, brandColour: shown.brandColour }), [site.theme, shown.brandColour]));
  const labelOf = useCallback((type: string) => translate(`lectern.webBuilder.blocks.${type}`), [translate]);
  const config = useMemo(() => makeConfig(labelOf), [labelOf]);
  // The same list as long as nothing of it changes: a word typed into a block draws no other anew.
  const pagesText = JSON.stringify(site.pages.map(({ path, title, isLinked }) => ({ path, title, isLinked })));
  const pages = useMemo(() => JSON.parse(pagesText) as SiteView['pages'], [pagesText]);
  const language = String(site.theme['language'] ?? 'en');
  const metadata = useMemo((): CanvasMeta => {
    const view: SiteView = { data: shown.data, words: siteWords(language), language, pages, path: page.path, base: '', rich: (html) => ({ html }), isShown: (address) => isShownPicture(address) };
    return { view, labelOf, nothing: translate('lectern.webBuilder.nothing') };
  }, [shown.data, language, pages, page.path, labelOf, translate]);
  // The canvas is begun with a page once; from then on it holds it.
  const key = `${page.id} ${round}`;
  const [held, setHeld] = useState(() => ({ key, data: pageData({ site, page }) }));
  const data = held.key === key ? held.data : pageData({ site, page });
  if (held.key !== key) setHeld({ key, data });
  const onChange = useCallback((next: Data) => {
    const changed = withPage({ site: now.current.site, pageId: page.id, data: next });
    if (JSON.stringify(changed) !== JSON.stringify(now.current.site)) change(changed);
  }, [change, page.id]);
  const dictionary = useMemo(() => ({ 'action-duplicate': translate('lectern.webBuilder.action.double'), 'action-delete': translate('lectern.webBuilder.action.remove'), 'action-selectparent': translate('lectern.webBuilder.action.parent'), 'loader-loading': translate('lectern.webBuilder.loading') }), [translate]);
  const uploadAt = useCallback(({ name, isImage }: { name: string; isImage: boolean }) => `/web-builder/get-upload-url/${isImage ? 'image' : 'video'}/${encodeURIComponent(name)}${whose.instituteId === undefined ? '' : `?instituteId=${whose.instituteId}`}`, [whose.instituteId]);

  const take = (state: SiteState): void => {
    draft.take(state);
    unfit.forget();
    const pagesThere = (state.configuration as unknown as Site).pages;
    if (!pagesThere.some((one) => one.id === pageId)) setPageId(pagesThere[0]!.id);
    now.current = { site: state.configuration as unknown as Site };
    setRound((old) => old + 1);
  };
  const addPage = (): void => {
    if (site.pages.length >= MOST_PAGES) return notify('lectern.webBuilder.mostPages', { type: 'warning', messageArgs: { most: MOST_PAGES } });
    const id = newId('page');
    const path = `page-${site.pages.length + 1}-${id.slice(-4)}`;
    change({ ...site, pages: [...site.pages, { id, path, title: translate('lectern.webBuilder.newPageTitle'), isLinked: true, blocks: [] }] });
    setPageId(id);
  };
  const removePage = (): void => {
    change({ ...site, pages: site.pages.filter((one) => one.id !== page.id) });
    setPageId(site.pages[0]!.id);
  };
  const lineOf = (path: string, isMissing = false): string => problemLine({ path, isMissing, site: now.current.site, translate });
  const askFirst = async (): Promise<void> => {
    if (unfitAt.length > 0) return setProblems(unfitAt.map((path) => lineOf(path)));
    setPublishing(true);
    const samples = await samplesIn([language, locale]).catch(() => new Set<string>()).finally(() => setPublishing(false));
    const found = untouchedBlocks({ site: now.current.site, view: metadata.view, samples });
    // What is refused is said at once, before anybody decides on what is not.
    const isRefused = now.current.site.pages[0]?.blocks.length === 0;
    if (found.length === 0 || isRefused) await publishNow();
    else setLeft(found);
  };
  const publishNow = async (): Promise<void> => {
    setLeft([]);
    setPublishing(true);
    setProblems([]);
    try {
      if (await draft.during((version) => publish(whose, { version }))) notify('lectern.webBuilder.published', { type: 'success' });
    } catch (error) {
      const found = Object.entries(failureDetails(error)?.problems ?? {});
      setProblems(found.length > 0 ? found.map(([path, { code }]) => lineOf(path, code === 'required')) : [failureText(error)]);
    } finally {
      setPublishing(false);
    }
  };
  const takeDown = async (): Promise<void> => {
    if (await draft.during((version) => unpublish(whose, { version }))) notify('lectern.webBuilder.takeDown.done', { type: 'success' });
    setOpen(null);
  };
  const preview = async (): Promise<void> => {
    // Opened by the press itself: browsers hold back a window that comes later.
    const tab = window.open('', '_blank');
    try {
      await draft.settle();
      const { address } = await ticket(whose);
      if (tab) tab.location.href = address ?? '/';
      else window.location.assign(address ?? '/');
    } catch (error) {
      tab?.close();
      setProblems([failureText(error)]);
    }
  };
  if (!isReady) return null;
  const whereIs = shown.host ? `https://${shown.host}/` : shown.path;
  const others = [editors.names.length > 0 && translate('lectern.webBuilder.others', { names: joined({ texts: editors.names, locale }) }), editors.isOperatorThere && translate('lectern.webBuilder.operatorToo')].filter(Boolean).join(' ');
  const beside = others || (editors.isOwnElsewhere ? translate('lectern.webBuilder.ownElsewhere') : null);
  const isBehind = editors.version > draft.state.version && draft.status === 'saved';

  return (
    <div className="wb">
      <h1 className="wb-hidden">{translate('lectern.routes.webBuilder')}</h1>
      <UnsavedGuard isDirty={() => unfitAt.length > 0 || (draft.status !== 'saved' && draft.status !== 'saving')} isSaving={() => draft.status === 'saving'} onLeave={() => undefined} />
      <Puck key={key} config={config} data={data} onChange={onChange} iframe={NO_FRAME} metadata={metadata as unknown as Record<string, unknown>} dictionary={dictionary}>
        <TopBar
          site={site} pageId={page.id} device={device} status={draft.theirs?.isOwn ? 'staleOwn' : draft.status === 'saved' && unfitAt.length > 0 ? 'unfit' : draft.status} isLive={draft.state.isLive} isPublishing={isPublishing}
          onPage={openPage} onNewPage={addPage} onDevice={setDevice} onPreview={() => void preview()} onHistory={() => setOpen('history')} onSeo={() => setOpen('seo')} onPublish={() => void askFirst()} onRetry={() => void draft.settle()}
        />
        {typeof draft.state.publishedNumber === 'number' && <p className="wb-where">{translate('lectern.webBuilder.where')} <a href={whereIs} target="_blank" rel="noopener">{new URL(whereIs, location.href).href}</a>{!lacks(takeSiteDown) && <Button kind="bare" isSmall onClick={() => setOpen('down')} aria-haspopup="dialog">{translate('lectern.webBuilder.takeDown.do')}</Button>}</p>}
        {(beside !== null || isBehind) && <p role="status" className="wb-note">{isBehind ? translate(editors.isOwn ? 'lectern.webBuilder.behindOwn' : 'lectern.webBuilder.behind') : beside}</p>}
        {draft.error !== null && <p role="alert" className="wb-alert">{failureText(draft.error)}</p>}
        {problems.length > 0 && <div role="alert" className="wb-alert"><p>{translate('lectern.webBuilder.lacks')}</p><ul>{problems.map((line) => <li key={line}>{line}</li>)}</ul></div>}
        <div className="wb-columns">
          <div className="wb-left"><BlockKinds /><BlockOrder /></div>
          <Canvas device={device} />
          <Chosen id={wanted} onDone={() => setWanted(null)} />
          <div className="wb-right"><SidePanel key={round} site={site} page={page} onSite={change} onRemovePage={removePage} unfit={unfit} uploadAt={uploadAt} /></div>
        </div>
      </Puck>
      {open === 'history' && <HistoryDialog draft={draft} whose={whose} onRestored={(state) => { take(state); setOpen(null); notify('lectern.webBuilder.restored', { type: 'success' }); }} onClose={() => setOpen(null)} />}
      {open === 'down' && <TakeDownDialog host={shown.host} onConfirm={takeDown} onClose={() => setOpen(null)} />}
      {open === 'seo' && <SeoDialog whose={whose} host={shown.host} name={shown.data.name} first={page.path || 'home'} onClose={() => setOpen(null)} />}
      {left.length > 0 && <PublishCheck left={left} onOpen={(one) => { setLeft([]); openPage(one.page.id); setWanted(one.block?.id ?? null); }} onPublish={() => void publishNow()} onClose={() => setLeft([])} />}
      {draft.theirs && <SiteStaleDialog draft={draft} theirs={draft.theirs} onTake={take} />}
    </div>
  );
}

/** Chooses a block by its id as soon as its page is on the canvas. */
function Chosen({ id, onDone }: { readonly id: string | null; readonly onDone: () => void }): ReactNode {
  const dispatch = useCanvas((canvas) => canvas.dispatch);
  const at = useCanvas((canvas) => canvas.appState.data.content.findIndex((block) => id !== null && block.props.id === id));
  useEffect(() => {
    if (at < 0) return;
    dispatch({ type: 'setUi', ui: { itemSelector: { index: at, zone: ZONE } }, recordHistory: false });
    onDone();
  }, [at, dispatch, onDone]);
  return null;
}

/** `configuration.pages.0.blocks.2.props.heading` as somebody finds it, page, block, field, and what to do about it. */
function problemLine({ path, isMissing, site, translate }: { readonly path: string; readonly isMissing: boolean; readonly site: Site; readonly translate: (key: string, args?: Readonly<Record<string, string>>) => string }): string {
  const [, frame, pageAt, , blockAt] = path.split('.');
  const page = site.pages[Number(pageAt)];
  if (page && path.endsWith('.blocks')) return translate('lectern.webBuilder.lacksBlock', { page: page.title });
  const block = page?.blocks[Number(blockAt)];
  const field = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  const kind = block?.type ?? FRAME_BLOCKS.find((one) => one === frame);
  const where = [page?.title, kind && translate(`lectern.webBuilder.blocks.${kind}`), translate(`lectern.webBuilder.fields.${field}`)].filter(Boolean).join(' › ');
  // What is no block of a page cannot be removed.
  return translate(`lectern.webBuilder.${isMissing ? 'lacks' : 'wrong'}${block ? 'Field' : 'Here'}`, { where });
}
