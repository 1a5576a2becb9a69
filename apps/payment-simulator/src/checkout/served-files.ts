import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { HostedConfig } from '../browser/messages.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** A file for browsers, without its types and inside a function, so that nothing of it is global. */
function script(name: string, argument?: string): string {
  const code = stripTypeScriptTypes(read(`../browser/${name}.ts`))
  return `;(function (${argument ?? ''}) {'use strict';\n${code}\n})`
}

const hostedView = script('hosted-view', 'config')

/** The script of one order, for the merchant's page. */
export function writeHostedView(config: HostedConfig): string {
  return `${hostedView}(${JSON.stringify(config)});\n`
}

export const cardFormScript = `${script('card-form')}();\n`
export const ownPageScript = `${script('own-page')}();\n`
export const styles = read('./style.css')
