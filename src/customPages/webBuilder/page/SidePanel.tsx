import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Button } from '../../../ui';
import type { Problem } from '../../../schemas';
import { blockFields, pathProblem, SITE_PAGE, SITE_THEME, siteFields, withMovedLinks, withMovedPage, type Site, type SiteBlockType, type SitePage, type SiteValues } from '../../../schemas/site';
import { useCanvas } from './editorCanvas';
import { PartForm, type HeldUnfit } from './PartForm';
import { ZONE } from './siteData';
import { THEME_PART, type UnfitParts } from './useUnfit';

interface SidePanelProps {
  readonly site: Site;
  readonly page: SitePage;
  readonly onSite: (site: Site) => void;
  readonly onRemovePage: () => void;
  readonly unfit: UnfitParts;
  readonly uploadAt: (file: { readonly name: string; readonly isImage: boolean }) => string;
}

/** The fields of what is chosen: of a block, or, where none is, of the page and the whole site. */
export function SidePanel({ site, page, onSite, onRemovePage, unfit, uploadAt }: SidePanelProps): ReactNode {
  const translate = useTranslate();
  const selected = useCanvas((canvas) => canvas.selectedItem);
  const dispatch = useCanvas((canvas) => canvas.dispatch);
  const heldOf = (part: string): HeldUnfit => ({ unfit: unfit.parts[part], onUnfit: (one) => unfit.keep(part, one) });
  if (selected) {
    const name = translate(`lectern.webBuilder.blocks.${selected.type}`);
    return (
      <section aria-labelledby="wb-part">
        <div className="wb-parthead">
          <h2 id="wb-part" className="wb-h">{name}</h2>
          <Button kind="bare" isSmall onClick={() => dispatch({ type: 'setUi', ui: { itemSelector: null }, recordHistory: false })}>{translate('lectern.webBuilder.toPage')}</Button>
        </div>
        <SelectedForm key={String(selected.props.id)} {...heldOf(String(selected.props.id))} uploadAt={uploadAt} />
      </section>
    );
  }
  return (
    <>
      <section aria-labelledby="wb-page" data-own-steps>
        <h2 id="wb-page" className="wb-h">{translate('lectern.webBuilder.page')}</h2>
        <PageForm key={page.id} site={site} page={page} onSite={onSite} {...heldOf(page.id)} uploadAt={uploadAt} />
        {site.pages[0]?.id !== page.id && <Button kind="bare" icon="trash" onClick={onRemovePage}>{translate('lectern.webBuilder.removePage', { page: page.title })}</Button>}
      </section>
      <section aria-labelledby="wb-theme" data-own-steps>
        <h2 id="wb-theme" className="wb-h">{translate('lectern.webBuilder.theme')}</h2>
        <PartForm formId="wb-theme-form" fields={siteFields(SITE_THEME)} values={site.theme} onChange={(theme) => onSite({ ...site, theme })} {...heldOf(THEME_PART)} uploadAt={uploadAt} />
      </section>
    </>
  );
}

type PageFormProps = Pick<SidePanelProps, 'site' | 'page' | 'onSite' | 'uploadAt'> & HeldUnfit;

function PageForm({ site, page, onSite, ...held }: PageFormProps): ReactNode {
  const isFirst = site.pages[0]?.id === page.id;
  const { path, isLinked, ...shared } = siteFields(SITE_PAGE);
  // The name of the site leads to its first page, which has no other link and no address of its own.
  const fields = isFirst ? shared : { ...shared, isLinked: isLinked!, path: { ...path!, required: true } };
  useLinksThatFollow(page.path);
  const setPage = (values: SiteValues): void => {
    const to = isFirst ? '' : String(values['path'] ?? '');
    const { pages: all, ...rest } = withMovedPage({ site, from: page.path, to });
    onSite({ ...rest, pages: all.map((one) => (one.id === page.id ? { ...one, title: String(values['title'] ?? ''), path: to, isLinked: isFirst ? one.isLinked : values['isLinked'] === true } : one)) });
  };
  const pages = useRef(site.pages);
  pages.current = site.pages;
  const problemsIn = useCallback((values: SiteValues): Record<string, Problem> => {
    const others = new Set(pages.current.filter((one) => one.id !== page.id).map((one) => one.path));
    const wrong = pathProblem({ path: String(values['path'] ?? ''), isFirst, others });
    return wrong ? { path: wrong } : {};
  }, [isFirst, page.id]);
  return <PartForm formId="wb-page-form" fields={fields} values={{ title: page.title, path: page.path, isLinked: page.isLinked }} onChange={setPage} problemsIn={problemsIn} {...held} />;
}

/** What is on the canvas leads, after the address of its page has changed, where the rest of the site does. */
function useLinksThatFollow(path: string): void {
  const dispatch = useCanvas((canvas) => canvas.dispatch);
  const before = useRef(path);
  useEffect(() => {
    const from = before.current;
    before.current = path;
    if (from === path) return;
    dispatch({ type: 'setData', recordHistory: false, data: ({ content }) => ({ content: content.map((one) => ({ ...one, props: { ...withMovedLinks({ type: one.type as SiteBlockType, props: one.props, from, to: path }), id: one.props.id } })) }) });
  }, [dispatch, path]);
}

function SelectedForm({ unfit, onUnfit, uploadAt }: Pick<SidePanelProps, 'uploadAt'> & HeldUnfit): ReactNode {
  const selected = useCanvas((canvas) => canvas.selectedItem);
  const dispatch = useCanvas((canvas) => canvas.dispatch);
  const selectorOf = useCanvas((canvas) => canvas.getSelectorForId);
  const id = String(selected?.props.id ?? '');
  const { id: _id, ...values } = selected?.props ?? { id };
  const own = JSON.stringify(values);
  const held = useRef(own);
  const round = useRef(0);
  // What was undone or done again stands in the form as it is now: in another form than that which holds something else.
  if (own !== held.current) round.current += 1;
  held.current = own;
  const type = selected?.type as SiteBlockType | undefined;
  const change = useCallback((values: SiteValues) => {
    const at = selectorOf(id);
    held.current = JSON.stringify(values);
    if (at && type) dispatch({ type: 'replace', destinationIndex: at.index, destinationZone: at.zone ?? ZONE, data: { type, props: { ...values, id } } });
  }, [dispatch, selectorOf, id, type]);
  if (!selected || !type) return null;
  return <PartForm key={round.current} formId={`wb-${id}`} fields={blockFields(type)} values={values} onChange={change} unfit={round.current === 0 ? unfit : undefined} onUnfit={onUnfit} uploadAt={uploadAt} />;
}
