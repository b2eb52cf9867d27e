import { testEngine } from './engine-tests';
import { startFirefox } from './firefox';

testEngine('Firefox', startFirefox);
