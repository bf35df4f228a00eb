import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { Resource } from '../schemas';
import { loadRecordScreens } from './recordScreens';

/** What each generated screen takes: the declaration it is generated from. */
export interface ScreenProps {
  readonly resource: Resource;
}

export { ListScreen } from './list/ListScreen';

/** The screens with inputs come with MUI, so they are loaded when first opened. */
export const CreateScreen = lazy(async () => screen((await loadRecordScreens.create()).CreateScreen));
export const EditScreen = lazy(async () => screen((await loadRecordScreens.edit()).EditScreen));
export const ShowScreen = lazy(async () => screen((await loadRecordScreens.show()).ShowScreen));

function screen(component: ComponentType<ScreenProps>): { default: ComponentType<ScreenProps> } {
  return { default: component };
}
