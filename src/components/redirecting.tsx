import { Spinner } from '@/ui/spinner';

/** What a short link shows while its board is looked up, in index.html and in the app alike. */
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
