export { reportFailure as report } from '@wspolnik/system';
