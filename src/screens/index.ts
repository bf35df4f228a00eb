import { recordScreens } from './records/recordScreens';

export type { ScreenProps } from './records/recordScreens';
export { ListScreen } from './list/ListScreen';

/** The screens with inputs come with MUI, so they are loaded when first opened, or in a quiet moment before. */
export const CreateScreen = recordScreens.create.Screen;
export const EditScreen = recordScreens.edit.Screen;
export const ShowScreen = recordScreens.show.Screen;
export const KeptDraft = recordScreens.kept.Screen;
export const MissingAbove = recordScreens.missingAbove.Screen;
