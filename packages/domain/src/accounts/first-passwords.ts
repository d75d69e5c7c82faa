/** Short words that a child can read and type: 256 of them, so that each stands for eight bits. */
const WORDS = `acorn alarm amber angle ankle apple april apron arrow atlas bacon badge bagel banjo basil beach
  beads beans beard berry birch black blaze block bloom board boat bonus boots bread brick bridge
  broom brush bubble bucket bunny butter button cabin cable cactus camel candle canoe canyon cargo carrot
  castle cedar chalk cherry chess chips cider circle citrus clay cliff clock cloud clover coast cobalt
  cocoa comet coral corn cotton cousin cradle crane crayon creek crown cube daisy dance delta desert
  dough dragon drift drum eagle earth easel eight elbow ember engine fable falcon farm feast feather
  fern fiddle finch flame flint flour flute forest fossil frog frost fudge galaxy garden garlic gecko
  giant ginger glove goose grape grass gravel green guitar hammer harbor harp hazel helmet honey hotel
  igloo indigo island ivory jacket jaguar jelly jigsaw jungle kayak kettle kite koala ladder lake lamp
  lantern leaf lemon lemur level lilac lily lime linen lion lizard llama lobster lunar lunch magnet
  mango maple marble meadow melon mint mirror mitten moose motor muffin mural nectar needle nest noodle
  north nutmeg oasis oatmeal ocean olive onion orange orbit orchid otter oven oxygen paddle palm panda
  paper parade parrot peach peanut pebble pencil pepper piano pickle pillow pilot pine pixel planet plum
  pocket polar pony poppy puddle puffin pumpkin puzzle quail quartz quilt rabbit radio rain raven ribbon
  river robin rocket rose saddle salmon sand scarf seven shell silver sketch skunk sled snail snow
  socket soup spark spoon spring squash stamp star stone storm sugar summer sunset swan table tiger`
  .trim()
  .split(/\s+/);

/** Bytes that `firstPassword` takes. */
export const FIRST_PASSWORD_BYTES = 4;

/**
 * A first password that a second-grader can copy from a sheet: two words and three digits, `maple-otter-472`. 256 × 256 ×
 * 900 of them (25.8 bits): with ten wrong tries in a quarter of an hour, ever slower, guessing one takes decades.
 *
 * @param bytes four random bytes; the same ones give the same password.
 */
export function firstPassword(bytes: Uint8Array): string {
  const [first = 0, second = 0, high = 0, low = 0] = bytes;
  return `${WORDS[first]}-${WORDS[second]}-${100 + (((high << 8) | low) % 900)}`;
}

/** For the test that each byte has a word of its own. */
export const passwordWords: readonly string[] = WORDS;
