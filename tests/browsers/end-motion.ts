/**
 * An expression that puts an end to what moves in the page. Painted without a graphics card, each frame of it would cost
 * the tests time.
 */
export const endMotion = 'document.getAnimations().forEach((animation) => animation.finish())'
