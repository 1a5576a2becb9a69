import chromiumPackage from '@sparticuz/chromium'

/** The browser comes from the package registry; nothing is downloaded when tests run. */
export function chromium(): Promise<string> {
  return chromiumPackage.executablePath()
}

/** With these two, closing a context ends the whole browser. */
const unwanted = new Set(['--single-process', '--no-zygote', '--disable-web-security'])

export const chromiumArguments = [
  ...chromiumPackage.args.filter(
    (argument) => !unwanted.has(argument) && !argument.startsWith('--headless'),
  ),
  '--disable-background-networking',
  '--disable-component-update',
]
