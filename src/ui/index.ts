/** The light parts every screen is built of: plain HTML in the look of the tokens, no MUI. */
export { Button, IconButton, buttonClass } from './Button';
export { Checkbox } from './Checkbox';
export { ConfirmDialog } from './ConfirmDialog';
export { wayOut } from './wayOut';
export { Dialog } from './Dialog';
export { Drawing } from './Drawing';
export { EmptyState } from './EmptyState';
export { focusHome, giveFocusBack, takeLostFocus, useFocusHome } from './focusHome';
export { FailureLine } from './FailureLine';
export { Icon } from './Icon';
export type { IconName } from './iconPaths';
export { Initials } from './Initials';
export { initialsOf } from './initialsOf';
export { isComposing } from './isComposing';
export { Menu, MenuPopover } from './Menu';
export type { MenuItem, MenuTriggerProps } from './Menu';
export { Popover } from './Popover';
