export interface MenuInput {
  /** The group it stands in. @example group: 'learning' */
  readonly group: MenuGroup;
  /** A name of the icons of `src/ui`. @example icon: 'coupon' */
  readonly icon?: string;
  /** Place in the menu; the specification's order. @default last @example order: 13 */
  readonly order?: number;
  /** Hidden for these users though they may see the screen. @example hiddenFor: ['whiteLabelled'] */
  readonly hiddenFor?: readonly 'whiteLabelled'[];
  /**
   * Who sees the entry at all, beside those who may enter: `institutePeople`, everybody of an institute; `instituteOffPublicHosts`,
   * role institute where the console is not served from a public host.
   * @default everybody who may enter
   * @example only: 'institutePeople'
   */
  readonly only?: MenuAudience;
  /** Keys of the words (`lectern.routes.<key>`) of entries below it, which lead to the same screen. @default none @example below: ['webBuilder'] */
  readonly below?: readonly string[];
}
/** Who sees an entry of the menu, beside those who may enter its screen (part 1 §2, §6). */
export const MENU_AUDIENCES = ['institutePeople', 'instituteOffPublicHosts'] as const;
export type MenuAudience = (typeof MENU_AUDIENCES)[number];
/** Groups of the side menu. Their order, with the order inside them, is the order of the specification (part 1 §2). */
export const MENU_GROUPS = ['overview', 'organisation', 'platform', 'sales', 'learners', 'assistant', 'learning', 'interaction', 'site', 'reports'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];
