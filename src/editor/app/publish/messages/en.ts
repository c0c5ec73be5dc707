import { type PublishMessages, some } from './pt.ts'

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const en: PublishMessages = {
  states: {
    noGit: () =>
      'Git, the program that sends the site to the internet, is not installed on this computer. Install it from https://git-scm.com and open the editor again.',
    noRepository: () =>
      'This folder is not a Git repository yet. Ask whoever made the site to connect it, or open the editor in the folder that already is one.',
    untrusted: ({ folder }) =>
      `Git does not trust this folder, because it belongs to another account on this computer, or is on a memory stick or a shared drive. If the folder is yours, open it in GitHub Desktop and confirm that you trust it, or type in a terminal: \`git config --global --add safe.directory ${folder}\``,
    unreadable: ({ said }) =>
      `Git can’t read the repository in this folder: ${said} Show this to whoever made the site. What you have written is saved.`,
    noCommit: () => 'The repository is still empty. Ask whoever made the site to add the first version.',
    unfinished: () =>
      'Another program has started merging two versions and has not finished. Finish or cancel it there, then come back.',
    detached: () =>
      'The repository is at an old version, not on a branch. Go back to the main branch in the program that opened it.',
    noRemote: () =>
      'The repository is not connected to any place on the internet. Ask whoever made the site for its address, and connect it with: `git remote add origin ADDRESS`',
    noName: () =>
      'Git does not know yet who is publishing. Give it your name and email address, in GitHub Desktop (Settings, Git) or with: `git config --global user.name "Your name"` and `git config --global user.email you@example.org`',
    programNewer: () =>
      'The site’s program is newer than this page. Wait a few minutes until the site shows it, and open the page again. What you have written is saved.',
    locked: ({ file }) =>
      `Another program is using the repository, or stopped halfway. Wait a minute, then close it. If nothing changes, delete the file \`${file}\``,
  },
  problems: {
    noNetwork: () =>
      'There is no connection, or the site’s host is not responding. Check the connection and try again.',
    notSignedIn: () =>
      'The site’s host does not know who is publishing. Sign in with GitHub Desktop (or with: `gh auth login`), and try again. You will never be asked for a password here.',
    notAllowed: () =>
      'Your account is not allowed to publish this site. Ask whoever maintains it for access, or sign in with another account.',
    remoteMissing: () =>
      'The place where the site is published no longer exists, or your account can’t see it. Check the address with whoever made the site.',
    remoteRefused: ({ said }) => `The site’s host refused: ${said}`,
    theirsFirst: () => 'Somebody else has published in the meantime. Combine their changes with yours first.',
    outsideChanged: ({ files }) =>
      `Another version of the site has been published, and here files were changed outside the editor (${some(files)}). This is for whoever programs the site.`,
    failed: ({ said }) => `Git could not do it: ${said}`,
    draftChanged: () =>
      'This draft was changed on another device. Combine it with what you have here first, and save it again.',
    tooManyRequests: ({ seconds }) =>
      `GitHub asks you to wait ${count(Math.ceil(seconds / 60), 'minute', 'minutes')}. What you have written is saved: try again then.`,
    answerLost: () =>
      'The connection was lost half-way, and whether it was published is not known. Check again when you are connected: nothing is published twice.',
  },
  publish: 'Publish',
  eventsOver: (n) => count(n, 'event is over', 'events are over'),
  panel: 'Publishing',
  looking: 'Looking for changes…',
  asking: 'Checking whether somebody else has published…',
  lost: 'The program is not responding. Start it again.',
  retry: 'Check again',
  ready: 'Ready to publish?',
  readyNow: 'Yes: nothing is missing.',
  contentReady: 'Nothing is missing from the content.',
  errors: (n) => count(n, 'thing to correct', 'things to correct'),
  samples: (done, all) => `Samples: ${done} of ${all} done`,
  mine: 'This is already mine',
  leftOutHere: 'It is no longer here, but the change that removes it is left out.',
  samplesHint:
    'Each one opens its place. If the words are already yours, press “This is already mine”. Phones, the address and invented testimonials must be replaced with real ones.',
  warnings: (n) => count(n, 'warning, which does not stop you', 'warnings, which do not stop you'),
  changed: 'What has changed since last time',
  nothingChanged: 'Nothing to publish: everything here has been published.',
  first: 'This site is being published for the first time.',
  leaveOut: 'What you untick stays here, unpublished.',
  before: 'before',
  now: 'now',
  send: (n) => `Publish ${count(n, 'change', 'changes')}`,
  sending: 'Sending…',
  cannotSend: 'You can publish once nothing is left to correct. Untick whatever is not ready.',
  noneChosen: 'Tick at least one change.',
  sent: 'Sent and on its way. The site usually shows it within minutes.',
  late: 'Sent, but the site does not show it yet. Check on GitHub, under Actions, whether “Pronto para publicar” is green.',
  there: 'Published: the site shows it.',
  programChanged: 'The program has been updated as well: close the editor and open it again.',
  lookAgain: 'The content has changed in the meantime. Look again at what would be published.',
  nothing: 'There was nothing to publish.',
  theirs: 'Somebody else has published in the meantime',
  takeOver: 'Combine with mine',
  taken: 'Combined. Look at the page, and publish when you like.',
  conflicts: 'These texts have changed on both sides. Which one should stay?',
  drafts: 'Drafts',
  draftsHint:
    'Kept apart from the site: to go on with on another device, or to show to somebody. Visitors do not see it.',
  draftName: 'Name of the draft',
  draftUnnamed: 'Give it a name.',
  saveDraft: 'Save as a draft',
  draftSaved: 'The draft is saved. “See this draft” has the link to show it.',
  openDraft: 'See this draft',
  shownDraft: 'The page shows the draft as it was saved.',
  draftChanges: 'What this draft changes',
  continueDraft: 'Go on here',
  draftTaken: 'The draft is combined with yours. Go on, and publish or save it again when you like.',
  draftLink: 'To show to somebody',
  draftLinkHint:
    'Whoever opens this link sees the pages and changes nothing. If the repository is private, they need a key.',
  copyLink: 'Copy the link',
  copied: 'Copied',
  removeDraft: 'Delete this draft',
  removeDraftAsk: 'The draft disappears for everybody. What you have combined with yours stays.',
  removeDraftNow: 'Delete',
  keepDraft: 'Keep it',
  draftRemoved: 'The draft was deleted.',
  versions: 'Versions',
  noVersions: 'Nothing has been published yet.',
  openVersion: 'See this version',
  leaveVersion: 'Back to how it is now',
  shownVersion: (day) => `The page shows the version from ${day}.`,
  whatItChanged: 'What it changed',
  changedSince: 'What has changed since',
  sameAsNow: 'It is the same as now.',
  takeBackHint: 'Tick what you want to restore.',
  takeBack: (n) => `Restore ${count(n, 'change', 'changes')}`,
  takeBackAll: 'Restore everything',
  takenBack: (day) => `Restored from the version of ${day}`,
}
