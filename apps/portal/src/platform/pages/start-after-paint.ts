import { reloadedAtKey, reloadPause } from '../routing/reload-outdated-page.ts'

/** How a page refers to the built site's own script and the modules that it will need. */
const moduleTag = '<script type="module" async="" src="/assets/'
const moduleScript = /^<script type="module" async="" src="(\/assets\/[\w.-]+)"><\/script>/
const modulePreload = /<link rel="modulepreload"[^<>]*>/g
const moduleAddress = / href="(\/assets\/[\w.-]+)"/

/** A picture that never loads, or a browser that reports no paints, does not prevent hydration. */
const longestWait = 3_000

/**
 * Lets the page be seen before it is hydrated: its scripts are fetched when it has been painted and
 * the pictures in sight are there, or at once when somebody touches it. Fetched with the page they
 * would take the line from its style, fonts and pictures, and run before the first paint.
 * @returns the page, and the text of the inline script that starts it
 */
export function startAfterPaint(html: string): { html: string; script: string | null } {
  const { before, address, after } = findModuleScript(html)
  if (!address) return { html, script: null }
  // Modules are named in the head: there is no need to look for them in all of a long list.
  const headEnd = before.indexOf('</head>')
  const [head, body] =
    headEnd < 0 ? [before, ''] : [before.slice(0, headEnd), before.slice(headEnd)]
  const modules = [...head.matchAll(modulePreload)].flatMap(
    ([link]) => moduleAddress.exec(link)?.[1] ?? [],
  )
  const script = starter(address, [...new Set(modules)])
  const startingHead = head
    .replace(modulePreload, '')
    // Before anything can be pressed, and before the style sheets, for which it would have to wait.
    .replace('<link', () => `<script data-start="">${script}</script><link`)
  return { html: startingHead + body + after, script }
}

/** The page's own script is at its end. */
function findModuleScript(html: string) {
  const at = html.lastIndexOf(moduleTag)
  const [tag, address] = (at >= 0 && moduleScript.exec(html.slice(at, at + 300))) || []
  return { before: html.slice(0, at), address, after: html.slice(at + (tag?.length ?? 0)) }
}

/** A link of `ui/HydratedLink.tsx` that does not know yet where it leads. */
const unhydratedLink = 'a[data-unhydrated]'

/** Buttons that do nothing by themselves. */
const pressable = 'button[type=button]:not([popovertarget],[commandfor])'

/** The chunk of all libraries (vite.config.ts). */
const isLibrary = (address: string) => address.startsWith('/assets/framework-')

/** Imports one after the other, and lets the browser do something else between. */
function turns([first, ...others]: readonly string[]): string {
  const load = `import(${JSON.stringify(first)})`
  return others.length > 0
    ? `${load}.then(()=>setTimeout(()=>${turns(others)}),missed)`
    : `${load}.catch(missed)`
}

const storedAt = JSON.stringify(reloadedAtKey)

/**
 * Reloads a page whose first scripts are missing, as `reloadOutdatedPage` does for all later ones: it is
 * of a release whose files are gone. Nobody can have typed much.
 */
export const reloadOnce =
  '()=>{try{const now=Date.now();' +
  `if(navigator.onLine&&now-sessionStorage.getItem(${storedAt})>=${reloadPause}){` +
  `sessionStorage.setItem(${storedAt},now);location.reload()}}catch{}}`

function starter(address: string, modules: readonly string[]): string {
  return (
    `{const missed=${reloadOnce};let missing=2,start=()=>{start=()=>{};` +
    `for(const href of ${JSON.stringify(modules)})` +
    'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));' +
    // In turns: together they would keep the page from answering for longer.
    `const run=()=>${turns([...modules.filter(isLibrary), address])};` +
    // Somebody may touch a page of which only the first half has come: what hydrates it needs it whole.
    'document.readyState==="loading"?addEventListener("DOMContentLoaded",run,{once:true}):run()},' +
    'came=()=>{--missing||start()};' +
    'for(const touch of["pointerdown","keydown","focusin"])' +
    'addEventListener(touch,()=>start(),{once:true,capture:true});' +
    // What is pressed or sent before the page is hydrated is kept for `ui/layout/use-event-replay.ts`.
    'const early=window.early={};' +
    'addEventListener("click",event=>{const{target}=event;' +
    `if(!early.hydrated)early.pressed=target.closest(${JSON.stringify(pressable)});` +
    // Followed as a normal link when it is pressed again, or when no target was set.
    `const link=target.closest(${JSON.stringify(unhydratedLink)});` +
    'if(link&&link!==early.link&&!event.ctrlKey&&!event.metaKey&&!event.shiftKey){event.preventDefault();' +
    `setTimeout(()=>link===early.link&&link.isConnected&&link.click(),${longestWait})}` +
    'early.link=link},true);' +
    'addEventListener("submit",event=>{if(!early.hydrated&&event.target.method==="post")' +
    '{event.preventDefault();early.sent=event.target}},true);' +
    'addEventListener("load",came,{once:true});' +
    `setTimeout(()=>start(),${longestWait});` +
    'new PerformanceObserver((_,paints)=>{paints.disconnect();came()}).observe({type:"paint",buffered:true})}'
  )
}
