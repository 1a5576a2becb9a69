import chromiumPackage from '@sparticuz/chromium'

/** The browser comes from the package registry; nothing is downloaded when tests run. */
export function chromium(): Promise<string> {
  return chromiumPackage.executablePath()
}

const unwanted = new Set([
  // With these two, closing a context ends the whole browser.
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  // Without a graphics card these draw every frame by an imitation of one, which takes more of the
  // processor than everything else in the browser. No page of ours draws in three dimensions.
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
])

export const chromiumArguments = [
  ...chromiumPackage.args.filter(
    (argument) => !unwanted.has(argument) && !argument.startsWith('--headless'),
  ),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]
