export { useBranding } from './useBranding';
export { currentBranding, rememberBranding, refreshBranding, subscribeBranding, BRANDING_KEY } from './brandState';
export { followBranding } from './followBranding';
