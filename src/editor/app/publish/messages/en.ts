import { type PublishMessages, some } from './pt.ts'

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const locked = ({ file }: { readonly file: string }): string =>
  `Another program is using the repository, or has stopped half-way. Wait a minute and close it. If it stays like this, delete the file \`${file}\``

export const en: PublishMessages = {
  states: {
    noGit: () =>
      'This computer lacks Git, the program that takes the site to the internet. Install it from https://git-scm.com and open the editor again.',
    noRepository: () =>
      'This folder is not a Git repository yet. Ask whoever made the site to connect it, or open the editor in the folder that already is one.',
    untrusted: ({ folder }) =>
      `Git does not trust this folder, because it belongs to another account of this computer, or is on a memory stick or a shared drive. If the folder is yours, open it in GitHub Desktop and say that you trust it, or type in a terminal: \`git config --global --add safe.directory ${folder}\``,
    unreadable: ({ said }) =>
      `Git can’t read the repository in this folder, and says: ${said} Show this to whoever made the site. What you have written is saved.`,
    noCommit: () => 'The repository is still empty. Ask whoever made the site to put the first version into it.',
    unfinished: () =>
      'Another program has begun to join two versions and not finished. Finish or give up there, and come back.',
    detached: () =>
      'The repository stands at an old version and on no branch. Go back to the main branch in the program that opened it.',
    noRemote: () =>
      'The repository is connected to no place on the internet. Ask whoever made the site for its address, and connect it with: `git remote add origin ADDRESS`',
    noName: () =>
      'Git does not know yet who is publishing. Tell it your name and e-mail, in GitHub Desktop (Settings, Git) or with: `git config --global user.name "Your name"` and `git config --global user.email you@example.org`',
    locked,
  },
  problems: {
    noNetwork: () => 'There is no connection, or the site’s host does not answer. Check the connection and try again.',
    notSignedIn: () =>
      'The site’s host does not know who is publishing. Sign in with GitHub Desktop (or with: `gh auth login`), and try again. You are never asked for a password here.',
    notAllowed: () =>
      'Your account may not publish this site. Ask whoever keeps it for access, or sign in with another one.',
    remoteMissing: () =>
      'The place that the site goes to is gone, or your account can’t see it. Check the address with whoever made the site.',
    remoteRefused: ({ said }) => `The site’s host refused, and says: ${said}`,
    hookRefused: ({ hook, said }) =>
      said
        ? `A check of the repository (${hook}) refused, and says: ${said}`
        : `A check of the repository (${hook}) refused, and does not say why. Ask whoever made the site.`,
    hookChanged: ({ files }) =>
      `A check of the repository has changed what was to be published (${some(files)}), so nothing was sent. Look again at what has changed, and publish. If it happens again, tell whoever made the site.`,
    theirsFirst: () => 'Somebody else has published meanwhile. Join what is theirs with yours first.',
    outsideConflict: ({ files }) =>
      `The site’s program has changed here and there at the same time (${some(files)}). This is for whoever programs it.`,
    outsideChanged: ({ files }) =>
      `The site’s program has changed there, and the same files have unsaved changes here (${some(files)}). This is for whoever programs it.`,
    locked,
    failed: ({ said }) => `Git could not do it, and says: ${said}`,
  },
  publish: 'Publish',
  eventsOver: (n) => count(n, 'event is over', 'events are over'),
  panel: 'Publishing',
  looking: 'Looking at what has changed…',
  asking: 'Asking whether somebody has published meanwhile…',
  lost: 'No connection to the program. Open it again.',
  retry: 'Look again',
  ready: 'Ready to publish?',
  readyNow: 'Yes: nothing is missing.',
  contentReady: 'Nothing is missing from the content.',
  errors: (n) => count(n, 'thing to put right', 'things to put right'),
  samples: (done, all) => `Samples: ${done} of ${all} settled`,
  mine: 'This is mine already',
  samplesHint:
    'Each leads to its place. Where the words are yours already, press “This is mine already”. Phones, the address and invented testimonials have to become the real ones.',
  warnings: (n) => count(n, 'warning, which stops nothing', 'warnings, which stop nothing'),
  changed: 'What has changed since the last time',
  nothingChanged: 'Nothing to publish: what is here is what was published.',
  first: 'This site is being published for the first time.',
  leaveOut: 'What you untick stays here, unpublished.',
  before: 'before',
  now: 'now',
  send: (n) => `Publish ${count(n, 'change', 'changes')}`,
  sending: 'Sending…',
  cannotSend: 'You can publish once nothing is left to put right. What is not ready can be unticked.',
  noneChosen: 'Tick at least one change.',
  sent: 'Sent and on its way. The site usually shows it within minutes.',
  late: 'Sent, but the site does not show it yet. See on GitHub, under Actions, whether “Pronto a publicar” is green.',
  there: 'Published: the site shows it.',
  programChanged: 'A newer program has come along: close the editor and open it again.',
  lookAgain: 'The content has changed meanwhile. Look again at what would be published.',
  nothing: 'There was nothing to publish.',
  theirs: 'Somebody else has published meanwhile',
  takeOver: 'Join with mine',
  taken: 'Joined. Look at the page, and publish when you like.',
  conflicts: 'These texts have changed on both sides. Which one stays?',
  keepMine: 'Mine',
  keepTheirs: 'The other one',
  removed: '(removed)',
  versions: 'Versions',
  noVersions: 'Nothing has been published yet.',
  openVersion: 'See this version',
  leaveVersion: 'Back to how it is now',
  shownVersion: (day) => `The page shows the version of ${day}.`,
  whatItChanged: 'What it changed',
  changedSince: 'What has changed since',
  sameAsNow: 'It is the same as now.',
  takeBackHint: 'Tick what you want back as it was.',
  takeBack: (n) => `Take back ${count(n, 'thing', 'things')}`,
  takeBackAll: 'Take everything back',
  takenBack: (day) => `From the version of ${day}`,
}
