// Loaded into each test worker before anything else (`--import`): its clock starts at TEST_CLOCK and runs on from
// there. Not a fake clock, because tests install and remove those; this one is below them.
import process from 'node:process';

const start = Date.parse(process.env.TEST_CLOCK ?? '');

if (!Number.isNaN(start)) {
  const RealDate = Date;
  const shift = start - RealDate.now();
  const now = () => RealDate.now() + shift;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
  RealDate.prototype.constructor = globalThis.Date;
}
