export { startReconciling as start } from './reconcile';
