export { reportFailure as report } from '@wspolnik/shared-ui';
