/**
 * Nonsense in whole sentences, padded with everyday words, written after the grader was finished and to get past it. It
 * does: words are all that the grader knows. Kept so that docs/grading.md says how far it can be fooled. By assignment.
 */
export const PADDED_NONSENSE: readonly { readonly assignmentId: string; readonly text: string }[] = [
  {
    assignmentId: 'plants-light',
    text: 'I think that photosynthesis is really angry at the sugar because my chlorophyll went shopping on Monday. When the carbon dioxide came home it told the water a joke, and so the pale leaves started to laugh at everyone. If you keep the temperature in your pocket, then the soil will measure your height while you are asleep. Nobody knows which color the group wanted, but they were weak and happy.',
  },
  {
    assignmentId: 'erosion',
    text: 'The erosion was thinking about its birthday when the bank called and said that the sand wanted to sleep. Since the deposition never liked mud, it drove to the beach with some rocks and they all had a good time there. My opinion is that fast water is slower than slow water if you ask it nicely.',
  },
  {
    assignmentId: 'revolution',
    text: 'First, the Stamp Act married Parliament in a small church, and because of that the tea felt sad for many years. Then the boycott went to school, where it learned that taxes are a kind of fruit. After that the Boston Massacre sold its debt to a friend who lived next door. However, nobody could find the representation, since it was hiding under the war. In conclusion, the Intolerable Acts are still looking for their shoes.',
  },
  {
    assignmentId: 'water-cycle',
    text: 'First the evaporation put on its coat and walked to the bank. Next condensation asked it for some money, but the clouds said that they were busy. After that the rain drove a car into the lakes because it was late for work. Then the vapor cooked dinner for the ocean. Finally the groundwater went to bed, and it began again.',
  },
  {
    assignmentId: 'athlete-sleep',
    text: 'The muscles were so happy about the memory that they bought it a new bedtime. If caffeine is on the phone, then my reaction will be in the dark room with eight hours of injury. I believe that illness should travel more, because it lowers the mood of everyone who plays late games.',
  },
];
