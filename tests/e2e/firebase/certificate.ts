import { generateKeyPairSync, sign } from 'node:crypto';

/** One value of ASN.1 in DER. */
function der(tag: number, ...parts: (Buffer | number[])[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const [high, low] = [body.length >> 8, body.length & 255];
  const length = body.length < 128 ? [low] : high === 0 ? [0x81, low] : [0x82, high, low];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...parts: (Buffer | number[])[]) => der(0x30, ...parts);
const ECDSA_WITH_SHA256 = sequence(der(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]));
const COMMON_NAME = der(0x06, [0x55, 0x04, 0x03]);

const toPem = (content: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${content.toString('base64')}\n-----END CERTIFICATE-----\n`;

/** Creates a self-signed certificate for a server whose clients ignore certificate errors. */
export function createCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('Talentboard tests')))));
  const time = (year: string) => der(0x17, Buffer.from(`${year}0101000000Z`));
  const content = sequence(
    der(0x02, [1]),
    ECDSA_WITH_SHA256,
    name,
    sequence(time('20'), time('49')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, [0], sign('sha256', content, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: toPem(sequence(content, ECDSA_WITH_SHA256, signature)),
  };
}
