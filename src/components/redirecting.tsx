import { Spinner } from '@/ui/spinner';

/** Shown while a short link's board is looked up, both in index.html and in the app. */
export function Redirecting() {
  return (
    <main>
      <div
        role="status"
        className="grid min-h-[60dvh] place-content-center justify-items-center gap-4 text-center"
      >
        <Spinner className="size-8" />
        <h1 className="text-xl font-semibold">Redirecting...</h1>
      </div>
    </main>
  );
}
