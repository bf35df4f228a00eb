export { takeTokenPayment as take } from './record';
