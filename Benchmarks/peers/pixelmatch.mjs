// Asks pixelmatch as the other differs are asked: node pixelmatch.mjs <its index.js> <before.rgba> <after.rgba> <width> <height>,
// then lines "compare <threshold> <0 or 1>"; answers "<nanoseconds> <nanoseconds of processor time> <changed pixels>".
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [module, before, after, width, height] = process.argv.slice(2);
const { default: pixelmatch } = await import(pathToFileURL(module));
const [a, b] = [before, after].map((path) => new Uint8Array(readFileSync(path)));
for await (const line of createInterface({ input: process.stdin })) {
  const [, threshold, forgives] = line.split(" ");
  const [start, busy] = [process.hrtime.bigint(), process.cpuUsage()];
  const changed = pixelmatch(a, b, null, Number(width), Number(height), { threshold: Number(threshold), includeAA: forgives === "0" });
  const spent = process.cpuUsage(busy);
  console.log(`${process.hrtime.bigint() - start} ${(spent.user + spent.system) * 1000} ${changed}`);
}
