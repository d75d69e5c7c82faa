import { installSwitch } from './turn.ts';

installSwitch();
