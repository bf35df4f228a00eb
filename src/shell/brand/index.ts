export { useBranding } from '../../ui/look/useBranding';
export { currentBranding, rememberBranding, refreshBranding, subscribeBranding } from '../../ui/look/brandState';
export { followBranding } from './followBranding';
