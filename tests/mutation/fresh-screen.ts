import { screen, within } from '@testing-library/react';

/** Testing Library binds `screen` to the document of its import; in a thread that is kept, each run has a new one. */
Object.assign(screen, within(document.body));
