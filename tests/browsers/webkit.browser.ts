import { testEngine } from './engine-tests';
import { startWebKit } from './webkit';

testEngine('WebKit', startWebKit);
