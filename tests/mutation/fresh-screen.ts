import { screen, within } from '@testing-library/react';

/** Testing Library binds `screen` to the document at import time; in a reused thread each run has a new document. */
Object.assign(screen, within(document.body));
