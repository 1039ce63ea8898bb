// Compares two PNG files as a user's script does: node pixelmatch-files.mjs <pixelmatch's index.js> <pngjs's lib/png.js>
// <before.png> <after.png>; prints the changed pixels.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [compare, decoder, before, after] = process.argv.slice(2);
const { default: pixelmatch } = await import(pathToFileURL(compare));
const { PNG } = createRequire(import.meta.url)(decoder);
const [a, b] = [before, after].map((path) => PNG.sync.read(readFileSync(path)));
console.log(pixelmatch(a.data, b.data, null, a.width, a.height, { threshold: 0.1 }));
