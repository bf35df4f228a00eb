import { recordScreens } from './recordScreens';

export type { ScreenProps } from './recordScreens';
export { ListScreen } from './list/ListScreen';

/** The screens with inputs come with MUI, so they are loaded when first opened, or in a quiet moment before. */
export const CreateScreen = recordScreens.create.Screen;
export const EditScreen = recordScreens.edit.Screen;
export const ShowScreen = recordScreens.show.Screen;
