export { createNetworks, isSamePerson, type Networks } from './same-person.ts';
